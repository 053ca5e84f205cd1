import type { Report, ValidateResult } from '../addon/report';
import { textsFor } from './texts';
import { reportView } from './view';

const texts = textsFor(navigator.language);
const part = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const [title, purpose, check, status, place] = ['title', 'purpose', 'check', 'status', 'report'].map(
  part,
) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement];

/** The button keeps its place and the focus while it works; only a press does nothing. */
function working(isWorking: boolean): void {
  check.setAttribute('aria-disabled', String(isWorking));
  check.textContent = isWorking ? texts.checking : texts.check;
}

function say(sentence: string, isFailure: boolean): void {
  status.className = isFailure ? 'failed' : '';
  status.textContent = sentence;
}

function summary({ final, charges, findings }: Report): string {
  if (final) return texts.isFinal;
  const proposed = charges.filter(charge => charge.state === 'proposed').length;
  return texts.open(proposed, findings.filter(found => found.level === 'error').length);
}

function onAnswer(result: ValidateResult | null): void {
  working(false);
  if (!result?.ok) {
    say(result ? result.message : texts.failed, true);
    return;
  }
  say(summary(result.report), false);
  place.replaceChildren(...reportView(result.report, texts));
}

/** Google's own texts when the panel runs as another of the browser's accounts. */
const REFUSED = /PERMISSION_DENIED|authorization is required/i;

function onFailure(error: Error): void {
  working(false);
  say(REFUSED.test(String(error?.message)) ? texts.accounts : texts.failed, true);
}

check.addEventListener('click', () => {
  if (check.getAttribute('aria-disabled') === 'true') return;
  working(true);
  say('', false);
  google.script.run.withSuccessHandler(onAnswer).withFailureHandler(onFailure).validate({});
});

document.documentElement.lang = texts === textsFor('en') ? 'en' : 'ru';
title.textContent = texts.title;
purpose.textContent = texts.purpose;
working(false);
