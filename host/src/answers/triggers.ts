import { type Context, ServiceError } from './context';

/** An installable trigger as the file keeps it. */
export interface EditTrigger {
  readonly id: string;
  readonly handler: string;
  /** The e-mail of the person who made it: it runs as him. */
  readonly by: string;
}

const TOO_MANY =
  'This Add-on has created too many edit triggers in this document for this Google user account.';

/** Rule 10: the installable edit triggers of one file, one for each person at most. */
export class Triggers {
  private all: readonly EditTrigger[] = [];
  private made = 0;

  get every(): readonly EditTrigger[] {
    return this.all;
  }

  /** Nobody sees another person's. */
  of(by: string): readonly EditTrigger[] {
    return this.all.filter(trigger => trigger.by === by);
  }

  /** @throws ServiceError for a second one of the same person. */
  add(by: string, handler: string): EditTrigger {
    if (this.of(by).length > 0) throw new ServiceError(TOO_MANY);
    const trigger = { id: `${1_000_000_000 + ++this.made}`, handler, by };
    this.all = [...this.all, trigger];
    return trigger;
  }

  /** Another person's stays. */
  remove(id: string, by: string): void {
    this.all = this.all.filter(trigger => trigger.id !== id || trigger.by !== by);
  }
}

/** As the script's object shows it. */
export type TriggerState = Omit<EditTrigger, 'by'>;

const shown = ({ id, handler }: EditTrigger): TriggerState => ({ id, handler });
const own = ({ triggers, running }: Context): TriggerState[] => triggers.of(running.by).map(shown);

export const triggerAnswers = {
  'ScriptApp.newTrigger': ({ triggers, running, dist }: Context, handler: string) => {
    if (!dist.publicFunctions.includes(handler))
      throw new ServiceError(`Script function not found: ${handler}`);
    return shown(triggers.add(running.by, handler));
  },
  'ScriptApp.getProjectTriggers': own,
  'ScriptApp.getUserTriggers': own,
  'ScriptApp.deleteTrigger': ({ triggers, running }: Context, id: string) => triggers.remove(id, running.by),
};
