import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/kit/Button';
import {Collapsible} from '@site/src/kit/Collapsible';
import {Modal} from '@site/src/kit/Modal';
import {Toast, ToastRegion} from '@site/src/kit/Toast';
import {createToaster, type ToastKind} from '@site/src/kit/toaster';
import {Specimen, SpecimenRow} from './Specimen';

const toaster = createToaster();

const messages: Record<ToastKind, string> = {
  default: 'A new version of the API is out.',
  info: 'Maintenance begins on Sunday at 02:00 UTC.',
  success: 'The address was copied.',
  warning: 'This version is replaced by 2025-08-12.',
  danger: 'The export could not be started.',
};
const kinds = Object.keys(messages) as ToastKind[];
const ignore = (): void => undefined;

function ModalSpecimen(): ReactNode {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const footer = (
    <>
      <Button variant="secondary" onClick={close}>
        Keep it
      </Button>
      <Button variant="danger" onClick={close}>
        Disable
      </Button>
    </>
  );
  return (
    <Specimen name="Modal">
      <SpecimenRow label="open">
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
        <Modal
          open={open}
          onClose={close}
          title="Disable this TSS?"
          closeLabel="Close"
          footer={footer}>
          <p>A disabled TSS signs no more receipts and cannot be enabled again.</p>
        </Modal>
      </SpecimenRow>
    </Specimen>
  );
}

/** Dialog, messages and collapsible sections. */
export function MessageSpecimens(): ReactNode {
  return (
    <>
      <ModalSpecimen />
      <Specimen name="Toast">
        <SpecimenRow label="kind" layout="grid">
          {kinds.map((kind) => (
            <Toast key={kind} kind={kind} closeLabel={`Close ${kind}`} onClose={ignore}>
              {messages[kind]}
            </Toast>
          ))}
        </SpecimenRow>
        <SpecimenRow label="toaster.show()">
          {kinds.map((kind) => (
            <Button
              key={kind}
              variant="secondary"
              size="s"
              onClick={() => toaster.show({kind, message: messages[kind]})}>
              {`Show ${kind}`}
            </Button>
          ))}
        </SpecimenRow>
        <ToastRegion toaster={toaster} label="Messages" closeLabel="Close message" />
      </Specimen>
      <Specimen name="Collapsible">
        <SpecimenRow label="defaultOpen" layout="column">
          <Collapsible summary="Closed at first">
            Only what the reader asks for. <a href="#collapsible">A link inside</a>
          </Collapsible>
          <Collapsible summary="Open at first" defaultOpen>
            What nearly every reader needs.
          </Collapsible>
        </SpecimenRow>
      </Specimen>
    </>
  );
}
