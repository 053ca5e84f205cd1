import { h, render } from 'preact';
import { App } from './app';
import type { Law } from './law';
import type { View } from './state/state';

/** What regulations say stands in the page as data, where the build put it. */
function readLaw(): Law {
  try {
    return JSON.parse(document.getElementById('law')?.textContent ?? '{}') as Law;
  } catch {
    return {};
  }
}

const root = document.getElementById('panel') as HTMLElement;
const view: View = root.dataset.view === 'setup' ? 'setup' : 'queue';
render(h(App, { view, law: readLaw() }), root);
