// What the page and the server say to each other. Types only.

import type { MenuOnScreen, Question, Reply, ScreenEvent, Selection } from '../answers/screen';
import type { CellMatrix, Mutation } from '../engine/engine';
import type { IWorkbookData } from '../engine/univer';
import type { How } from '../person/edits';
import type { ConditionMatches } from '../workbook/conditional';
import type { CellFailure } from '../workbook/workbook';

/** Everything the page starts from. */
export interface PageState {
  /** How many changes this page has been told so far: what it holds includes them. */
  told: number;
  snapshot: IWorkbookData;
  arrays: object;
  failures: CellFailure[];
  conditions: ConditionMatches;
  menus: MenuOnScreen[];
  sidebar: { title: string; html: string } | undefined;
  selection: Selection;
  /** What the sidebar may call. */
  functions: string[];
  /** The spreadsheet's locale, as `ru_RU`, and that of the person. */
  locale: string;
  language: 'ru' | 'en';
  name: string;
}

export type ServerEvent =
  | { type: 'mutation'; told: number; mutation: Mutation }
  | { type: 'findings'; failures: CellFailure[]; conditions: ConditionMatches }
  | { type: 'question'; id: number; question: Question }
  | { type: 'settings'; locale: string }
  | ScreenEvent;

/** Where the page stood when it sent something: its name, and how many changes it had seen. */
export interface Standing {
  page: string;
  seen: number;
}

/** Texts typed, pasted or filled into a block; row and column count from 1. */
export interface EditRequest extends Standing {
  sheetId: string;
  row: number;
  column: number;
  texts: string[][];
  how: How;
}

export interface EditAnswer {
  /** The platform's words why nothing was changed. */
  refused?: string;
  sheetId?: string;
  /** The block before and after: for undo and redo. */
  before?: CellMatrix;
  after?: CellMatrix;
}

/** Changes the page has made on its own copy already. */
export interface FollowRequest extends Standing {
  mutations: Mutation[];
  commands: string[];
}

export interface FollowAnswer {
  refused?: string;
  /** The copies differ now (others changed the workbook meanwhile): the page must start anew. */
  mustReload?: boolean;
}

export interface ReplyRequest {
  id: number;
  reply: Reply;
}
