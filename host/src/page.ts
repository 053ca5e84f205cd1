// The page's own script, bundled for the browser (see build.mjs).
import './page/browser/page.css';
import { startPage } from './page/browser/start';

void startPage();
