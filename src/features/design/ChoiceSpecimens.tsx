import {useState, type ReactNode} from 'react';
import {Badge} from '@site/src/kit/Badge';
import {Chips} from '@site/src/kit/Chips';
import {LinkMenu} from '@site/src/kit/LinkMenu';
import {Selector, type SelectorOption} from '@site/src/kit/Selector';
import {SelectorLinks} from '@site/src/kit/SelectorLinks';
import {Tabs, type TabRow} from '@site/src/kit/Tabs';
import {Specimen, SpecimenRow} from './Specimen';

const countries: readonly SelectorOption<string>[] = [
  {value: 'at', label: 'Austria'},
  {value: 'fr', label: 'France'},
  {value: 'de', label: 'Germany', badge: <Badge size="s">KassenSichV</Badge>},
  {value: 'it', label: 'Italy'},
  {value: 'pt', label: 'Portugal', disabled: true},
  {value: 'es', label: 'Spain'},
];

const kinds = [
  {value: 'law', label: 'Law', count: 24},
  {value: 'changelog', label: 'Changelog', count: 31},
  {value: 'maintenance', label: 'Maintenance', count: 9},
  {value: 'certification', label: 'Certification', count: 0},
];

const links = [
  {href: '#selector', label: 'Selector'},
  {href: '#selectorlinks', label: 'SelectorLinks', badge: <Badge size="s">here</Badge>},
];

const steps: readonly TabRow[] = [
  {
    id: 'register',
    label: 'Register',
    status: 'complete',
    statusLabel: 'complete',
    content: 'The client is registered.',
  },
  {
    id: 'sign',
    label: 'Sign',
    status: 'error',
    statusLabel: 'error',
    content: 'The signature was refused.',
  },
  {
    id: 'export',
    label: 'Export',
    status: 'incomplete',
    statusLabel: 'incomplete',
    content: 'Nothing has been exported yet.',
  },
  {id: 'notes', label: 'Notes', content: 'A tab without a status.'},
  {id: 'closed', label: 'Closed', disabled: true, content: 'Never seen.'},
];

/** Selectors, selectors made of plain links, chips, and tabs. */
export function ChoiceSpecimens(): ReactNode {
  const [country, setCountry] = useState<string | null>('de');
  const [none, setNone] = useState<string | null>(null);
  const [kind, setKind] = useState<string | undefined>('law');
  return (
    <>
      <Specimen name="Selector">
        <SpecimenRow label="size m">
          <Selector label="Country" options={countries} value={country} onChange={setCountry} />
          <Selector
            label="Nothing chosen"
            options={countries}
            value={none}
            onChange={setNone}
            placeholder="Choose a country"
          />
          <Selector
            label="Disabled"
            options={countries}
            value="at"
            onChange={setCountry}
            disabled
          />
        </SpecimenRow>
        <SpecimenRow label="size s">
          <Selector
            size="s"
            label="Country, small"
            options={countries}
            value={country}
            onChange={setCountry}
          />
          <Selector
            size="s"
            label="Label before:"
            labelPosition="before"
            options={countries}
            value={country}
            onChange={setCountry}
          />
        </SpecimenRow>
      </Specimen>
      <Specimen name="Chips">
        <SpecimenRow label="with counts">
          <Chips label="Kind" options={kinds} value={kind} onChange={setKind} />
        </SpecimenRow>
      </Specimen>
      <Specimen name="SelectorLinks">
        {(['m', 's'] as const).map((size) => (
          <SpecimenRow key={size} label={`size ${size}`}>
            <SelectorLinks
              size={size}
              label="Go to:"
              labelPosition="before"
              links={links}
              current="#selectorlinks"
            />
          </SpecimenRow>
        ))}
      </Specimen>
      <Specimen name="LinkMenu">
        <SpecimenRow label="alone">
          <LinkMenu label="Further ways">
            {links.map(({href, label}) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </LinkMenu>
        </SpecimenRow>
      </Specimen>
      <Specimen name="Tabs">
        <SpecimenRow label="status" layout="column">
          <Tabs label="Steps of an integration" tabs={steps} />
        </SpecimenRow>
      </Specimen>
    </>
  );
}
