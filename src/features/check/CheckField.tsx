import {
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {recognise} from '@bonarium/fiscal';
import {Button} from '@site/src/kit/Button';
import {Icon} from '@site/src/kit/Icon';
import {arrowUpload, document, magnifyingGlass, photo, xMark} from '@site/src/kit/icons';
import styles from './CheckField.module.css';

interface CheckFieldProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Name of the file that is checked, or empty. */
  readonly fileName: string;
  readonly isChecking: boolean;
  /** Names of the kinds of input, once they are loaded. */
  readonly kinds: Readonly<Record<string, string>> | undefined;
  readonly onCheck: (input: string | File) => void;
  readonly onClear: () => void;
}

/** Files that the file picker offers. Others can be dropped. */
const ACCEPTED = '.txt,.json,.xml,.zip,.tar,.pem,image/*';

/**
 * One field for text, files and pictures. Pasting, dropping and choosing a file check at once.
 * Renders a `<form>`.
 */
export function CheckField({
  field,
  fileName,
  isChecking,
  kinds,
  onCheck,
  onClear,
}: CheckFieldProps): ReactNode {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [kind, setKind] = useState('');
  const follow = (text: string): void =>
    setKind(text.trim() === '' ? '' : recognise(text.slice(0, 10_000)));
  const checkText = (text: string): void => {
    follow(text);
    if (text.trim() !== '') onCheck(text);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const entry = event.currentTarget.querySelector('textarea');
    if (!entry) return;
    // To the browser, spaces are an entry.
    if (entry.value.trim() === '') entry.value = '';
    if (entry.reportValidity()) checkText(entry.value);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const [file] = event.clipboardData.files;
    if (file) {
      event.preventDefault();
      onCheck(file);
      return;
    }
    const {currentTarget} = event;
    // The text is in the field after this event.
    setTimeout(() => checkText(currentTarget.value));
  };
  const drop = (event: DragEvent): void => {
    setOver(false);
    const [file] = event.dataTransfer.files;
    // The browser puts text into the field by itself.
    if (file === undefined && event.target === field.current) {
      setTimeout(() => checkText(field.current?.value ?? ''));
      return;
    }
    event.preventDefault();
    if (file) onCheck(file);
  };
  return (
    <form
      className={styles.checkField}
      data-over={isOver || undefined}
      onSubmit={submit}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}>
      <label htmlFor={id} className={styles.checkLabel}>
        <Translate id="check.field" description="Label of the field for a receipt">
          Your receipt, record or export
        </Translate>
      </label>
      <p id={`${id}-hint`} className={styles.checkHint}>
        <Translate id="check.field.hint" description="Hint of the field for a receipt">
          Paste the text of a code, a record or an export, or add a file or a photo. It stays in
          your browser.
        </Translate>
      </p>
      <textarea
        ref={field}
        id={id}
        className={styles.checkText}
        rows={6}
        required={fileName === ''}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-describedby={`${id}-hint`}
        placeholder="V0;…   _R1-AT…   <RegistroAlta>…   TBAI-…"
        onPaste={paste}
        onChange={({target}) => follow(target.value)}
      />
      <p className={styles.checkKind} aria-live="polite">
        {fileName === '' ? (
          kinds && kind !== '' && <>→ {kinds[kind]}</>
        ) : (
          <>
            <Icon of={document} size="s" /> {fileName}
          </>
        )}
      </p>
      <div className={styles.checkButtons}>
        <Button type="submit" icon={magnifyingGlass} loading={isChecking}>
          <Translate id="check.check" description="Button that checks the text in the field">
            Check
          </Translate>
        </Button>
        <FileButton
          icon={arrowUpload}
          accept={ACCEPTED}
          onFile={onCheck}
          label={translate({
            id: 'check.file',
            message: 'Choose a file',
            description: 'Button that opens a file',
          })}
        />
        <FileButton
          icon={photo}
          accept="image/*"
          isCamera
          onFile={onCheck}
          label={translate({
            id: 'check.photo',
            message: 'Take a photo',
            description: 'Button that opens the camera of a phone, or a picture',
          })}
        />
        <Button
          variant="minimal"
          icon={xMark}
          onClick={() => {
            setKind('');
            onClear();
          }}>
          <Translate id="check.clear" description="Button that empties the field">
            Clear
          </Translate>
        </Button>
      </div>
    </form>
  );
}

interface FileButtonProps {
  readonly icon: typeof photo;
  readonly label: string;
  readonly accept: string;
  /** Opens the camera on phones. No permission is asked for. */
  readonly isCamera?: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that lets the reader choose a file. Renders a `<button>` and a hidden `<input>`. */
function FileButton({icon, label, accept, isCamera = false, onFile}: FileButtonProps): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  const choose = ({target}: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <span className={styles.fileButton} data-camera={isCamera || undefined}>
      <Button variant="secondary" icon={icon} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept={accept}
        {...(isCamera && {capture: 'environment'})}
        aria-label={label}
        onChange={choose}
      />
    </span>
  );
}
