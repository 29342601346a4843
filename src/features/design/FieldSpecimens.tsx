import type {ReactNode} from 'react';
import {Checkbox} from '@site/src/kit/Checkbox';
import {TextArea} from '@site/src/kit/TextArea';
import {TextField} from '@site/src/kit/TextField';
import {Toggle} from '@site/src/kit/Toggle';
import {Specimen, SpecimenRow} from './Specimen';

/** Text fields, checkboxes and toggles in every state. */
export function FieldSpecimens(): ReactNode {
  return (
    <>
      <Specimen name="TextField">
        <SpecimenRow label="state" layout="grid">
          <TextField label="Empty" placeholder="TSS id" />
          <TextField label="Filled" defaultValue="2f8c0e4a" />
          <TextField label="Required" required />
          <TextField label="With a hint" hint="As printed on the receipt." />
          <TextField
            label="With an error"
            defaultValue="rosa@"
            type="email"
            error="Invalid e-mail address"
          />
          <TextField label="Disabled" defaultValue="ATU00000000" disabled />
        </SpecimenRow>
      </Specimen>
      <Specimen name="TextArea">
        <SpecimenRow label="state" layout="grid">
          <TextArea label="Empty" />
          <TextArea label="With a hint" hint="At most 500 characters." maxLength={500} />
          <TextArea label="Disabled" defaultValue="Nothing to add." disabled />
        </SpecimenRow>
      </Specimen>
      <Specimen name="Checkbox">
        <SpecimenRow label="state" layout="grid">
          <Checkbox label="Not checked" />
          <Checkbox label="Checked" defaultChecked />
          <Checkbox label="Required" required />
          <Checkbox label="Disabled" disabled />
          <Checkbox label="Disabled and checked" disabled defaultChecked />
          <Checkbox label="A label of several words that runs over more than one line in a narrow place" />
        </SpecimenRow>
      </Specimen>
      <Specimen name="Toggle">
        <SpecimenRow label="state" layout="grid">
          <Toggle label="Off" />
          <Toggle label="On" defaultChecked />
          <Toggle label="Disabled" disabled />
          <Toggle label="Disabled and on" disabled defaultChecked />
        </SpecimenRow>
      </Specimen>
    </>
  );
}
