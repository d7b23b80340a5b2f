import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { fieldNames, findFaults, type HomilySession, type HomilySessionState } from './homily-kind.ts';

export interface HomilyFieldsProps {
  readonly session: HomilySession;
  readonly state: HomilySessionState;
}

type TextFieldName = Exclude<keyof HomilyContent, 'chapter'>;

/** The properties of a text field of the homily, by its name. */
export function createFieldProps({ session, state: { content } }: HomilyFieldsProps) {
  const faults = findFaults(content);
  return (name: TextFieldName) => ({
    label: fieldNames[name],
    value: content[name],
    fault: faults[name],
    onText: (text: string) => session.write({ ...content, [name]: text }),
    // No `maxLength`: text that is too long gets an error message instead of being cut off.
    autoComplete: 'off',
  });
}
