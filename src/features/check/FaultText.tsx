import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {LIMITS, type CheckFault} from './messages';

/** Why a file was refused, and what to do. */
export function FaultText({fault}: {readonly fault: CheckFault}): ReactNode {
  switch (fault) {
    case 'text-too-large':
      return (
        <Translate
          id="check.fault.text"
          description="Error message; {limit} is a number of megabytes"
          values={{limit: LIMITS.text / 1_000_000}}>
          {
            'This text is larger than {limit} MB, which is the most that this page reads. The command line reads larger files.'
          }
        </Translate>
      );
    case 'file-too-large':
      return (
        <Translate
          id="check.fault.file"
          description="Error message; {limit} is a number of megabytes"
          values={{limit: LIMITS.file / 1_000_000}}>
          {'This file is larger than {limit} MB, which is the most that this page reads.'}
        </Translate>
      );
    case 'image-too-large':
      return (
        <Translate
          id="check.fault.image"
          description="Error message; {limit} is a number of megabytes"
          values={{limit: LIMITS.image / 1_000_000}}>
          {
            'This picture is larger than {limit} MB. Crop it to the code, or take it with a lower resolution.'
          }
        </Translate>
      );
    case 'file-unreadable':
      return (
        <Translate id="check.fault.notText" description="Error message about a file, such as a PDF">
          This file is neither text nor a picture nor an archive that this page knows. Open it, and
          paste the text of the record, or take a photo of the code.
        </Translate>
      );
    case 'image-unreadable':
      return (
        <Translate id="check.fault.unreadable" description="Error message about a picture">
          Your browser can’t open this picture. Save it as JPEG or PNG.
        </Translate>
      );
    case 'no-code':
      return (
        <Translate id="check.fault.noCode" description="Error message about a picture">
          There is no readable QR code in this picture. Take it again: flat paper, even light, the
          code in focus and filling at least a third of the picture.
        </Translate>
      );
  }
}
