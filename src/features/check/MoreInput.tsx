import {useRef, type FormEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {CheckOptions} from '@bonarium/fiscal';
import {Button} from '@site/src/kit/Button';
import {TextArea} from '@site/src/kit/TextArea';
import styles from './MoreInput.module.css';

interface Option {
  readonly name: 'certificate' | 'aesKey' | 'record' | 'tssSerialNumber';
  readonly label: string;
}

/**
 * What else the check of this kind of input can use, such as the certificate. Values are passed to
 * the check and kept nowhere. Renders a `<details>`, or nothing.
 */
export function MoreInput({
  kind,
  onMore,
}: {
  readonly kind: string;
  readonly onMore: (options: CheckOptions) => void;
}): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const options = toOptions(kind);
  if (options.length === 0) return null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const values = new FormData(form.current ?? undefined);
    const given = options.flatMap(({name}) => {
      const value = values.get(name);
      return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [];
    });
    onMore(Object.fromEntries(given) as CheckOptions);
  };
  return (
    <details>
      <summary>
        <Translate
          id="check.more"
          description="Summary above fields for a certificate, a key and the like">
          Check more: add what you know
        </Translate>
      </summary>
      <form ref={form} className={styles.moreForm} onSubmit={submit} autoComplete="off">
        {options.map(({name, label}) => (
          <TextArea key={name} name={name} label={label} rows={2} spellCheck={false} />
        ))}
        <p>
          <Button type="submit" variant="secondary">
            <Translate id="check.more.check" description="Button that checks with more data">
              Check again
            </Translate>
          </Button>
        </p>
      </form>
    </details>
  );
}

/** Whether the check of this kind of input can use more than the input. */
export function hasMore(kind: string): boolean {
  return toOptions(kind).length > 0;
}

function toOptions(kind: string): readonly Option[] {
  switch (kind) {
    case 'de-receipt-code':
      return [
        {
          name: 'tssSerialNumber',
          label: translate({
            id: 'check.more.tss',
            message: 'Serial number of the TSS, 64 hexadecimal digits',
            description: 'Label of a field; the TSS is the German signing unit',
          }),
        },
      ];
    case 'at-code':
    case 'at-codes':
    case 'at-dep7':
      return [
        {
          name: 'certificate',
          label: translate({
            id: 'check.more.certificate',
            message: 'Certificate of the signature unit, PEM or base64',
            description: 'Label of a field for an Austrian certificate',
          }),
        },
        {
          name: 'aesKey',
          label: translate({
            id: 'check.more.aesKey',
            message: 'AES key of the register, base64. It stays in this page’s memory.',
            description: 'Label of a field for the key of the Austrian turnover counter',
          }),
        },
      ];
    case 'es-verifactu-url':
    case 'es-tbai-id':
    case 'es-tbai-url':
      return [
        {
          name: 'record',
          label: translate({
            id: 'check.more.record',
            message: 'The record or invoice file that the code belongs to, as XML',
            description: 'Label of a field for a Spanish record',
          }),
        },
      ];
    default:
      return [];
  }
}
