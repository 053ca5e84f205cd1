/** A note of a script that people do not see, on the file or on one of its sheets. */
export interface Metadata {
  readonly id: number;
  /** Undefined: on the file. */
  readonly sheetId: string | undefined;
  key: string;
  value: string | null;
  visibility: 'DOCUMENT' | 'PROJECT';
}

export class MetadataStore {
  private all: Metadata[] = [];
  private nextId = 1;

  add(entry: Omit<Metadata, 'id'>): Metadata {
    const made = { ...entry, id: this.nextId++ };
    this.all.push(made);
    return made;
  }

  find(id: number): Metadata | undefined {
    return this.all.find(entry => entry.id === id);
  }

  get every(): readonly Metadata[] {
    return this.all;
  }

  remove(id: number): void {
    this.all = this.all.filter(entry => entry.id !== id);
  }

  forgetSheet(sheetId: string): void {
    this.all = this.all.filter(entry => entry.sheetId !== sheetId);
  }
}
