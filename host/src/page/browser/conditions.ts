import { ObjectMatrix } from '@univerjs/core';
import {
  ConditionalFormattingFormulaService,
  ConditionalFormattingRuleModel,
} from '@univerjs/preset-sheets-conditional-formatting';
import type { ConditionMatches } from '../../workbook/conditional';
import type { Grid } from './grid';

/** "Computed", as the grid's own formula service would say it. */
const DONE = 2;

/** Private members of Univer 0.25.1 that are replaced here; held by the browser test. */
interface Results {
  getFormulaMatrix(
    unit: string,
    sheet: string,
    rule: string,
  ): { status: number; result: ObjectMatrix<boolean> };
  getFormulaResultWithCoords(
    unit: string,
    sheet: string,
    rule: string,
    formula: string,
    row?: number,
    column?: number,
  ): { status: number; result: boolean };
  _result$: { next(done: object): void };
}

/** Formulas of conditional formats: the host computes them, the grid only shows where they hold. */
export class Conditions {
  private matches: ConditionMatches = {};
  private readonly results: Results;

  constructor(private readonly grid: Grid) {
    this.results = this.get<Results>(ConditionalFormattingFormulaService);
    this.results.getFormulaMatrix = (_unit, _sheet, rule) => ({
      status: DONE,
      result: new ObjectMatrix(this.matches[rule] ?? {}),
    });
    this.results.getFormulaResultWithCoords = (_unit, _sheet, rule, _formula, row = 0, column = 0) => ({
      status: DONE,
      result: this.matches[rule]?.[row]?.[column] ?? false,
    });
  }

  private get<T>(service: unknown): T {
    return this.grid.univer.__getInjector().get(service as never) as T;
  }

  set(matches: ConditionMatches): void {
    this.matches = matches;
    const unitId = this.grid.api.getActiveWorkbook()?.getId() ?? '';
    const rules = this.get<ConditionalFormattingRuleModel>(ConditionalFormattingRuleModel);
    for (const [subUnitId, sheetRules] of rules.getUnitRules(unitId) ?? []) {
      for (const { cfId } of sheetRules) {
        if (matches[cfId]) this.results._result$.next({ unitId, subUnitId, cfId, isAllFinished: true });
      }
    }
  }
}
