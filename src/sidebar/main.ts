import { h, render } from 'preact';
import { App } from './app';
import type { Law } from './law';
import type { View } from './state/state';
import { unpacked } from './unpack';

async function start(root: HTMLElement): Promise<void> {
  const [style, law] = await Promise.all([unpacked('style'), unpacked('law')]);
  const sheet = document.createElement('style');
  sheet.textContent = style;
  document.head.append(sheet);
  const view: View = root.dataset.view === 'setup' ? 'setup' : 'queue';
  render(h(App, { view, law: JSON.parse(law) as Law }), root);
}

void start(document.getElementById('panel') as HTMLElement);
