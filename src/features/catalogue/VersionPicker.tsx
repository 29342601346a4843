import type {ReactNode} from 'react';
import {Selector, type SelectorOption, type SelectorProps} from '@site/src/kit/Selector';

interface Version extends SelectorOption<string> {
  /** Address with language prefix and base URL. */
  readonly href: string;
}

export interface VersionPickerProps extends Pick<SelectorProps<string>, 'label' | 'labelPosition' | 'size'> {
  readonly versions: readonly Version[];
  /** `value` of the version the reader is at. */
  readonly current: string;
}

/** The versions as a list box; a choice loads the whole window anew. Renders a kit selector. */
export function VersionPicker({versions, current, ...rest}: VersionPickerProps): ReactNode {
  const open = (chosen: string): void => {
    const version = versions.find(({value}) => value === chosen);
    if (version) window.location.assign(version.href);
  };
  return <Selector {...rest} options={versions} value={current} onChange={open} />;
}
