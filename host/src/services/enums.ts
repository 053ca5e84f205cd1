import { strictEnum } from './strict';

/** The enums of SpreadsheetApp that go with what is modelled. */
export const ENUMS = {
  ProtectionType: strictEnum('ProtectionType', ['RANGE', 'SHEET']),
  WrapStrategy: strictEnum('WrapStrategy', ['WRAP', 'OVERFLOW', 'CLIP']),
  DataValidationCriteria: strictEnum('DataValidationCriteria', ['VALUE_IN_LIST', 'CHECKBOX']),
  BooleanCriteria: strictEnum('BooleanCriteria', [
    'TEXT_EQUAL_TO',
    'TEXT_CONTAINS',
    'TEXT_DOES_NOT_CONTAIN',
    'TEXT_STARTS_WITH',
    'TEXT_ENDS_WITH',
    'CELL_EMPTY',
    'CELL_NOT_EMPTY',
    'CUSTOM_FORMULA',
  ]),
  DeveloperMetadataVisibility: strictEnum('DeveloperMetadataVisibility', ['DOCUMENT', 'PROJECT']),
  DeveloperMetadataLocationType: strictEnum('DeveloperMetadataLocationType', [
    'SPREADSHEET',
    'SHEET',
    'ROW',
    'COLUMN',
  ]),
};

/** Is this a member of the enum? */
export const member = (of: object) => (value: unknown) => Object.values(of).includes(value);
