import type {ReactNode} from 'react';
import {Button, type ButtonProps, type ButtonSize, type ButtonVariant} from '@site/src/kit/Button';
import {arrowRight, printer, share} from '@site/src/kit/icons';
import {Specimen, SpecimenRow} from './Specimen';

const variants: readonly ButtonVariant[] = [
  'primary',
  'secondary',
  'action',
  'minimal',
  'warning',
  'danger',
];
const sizes: readonly ButtonSize[] = ['s', 'm', 'l'];

interface Series extends Omit<ButtonProps, 'children'> {
  readonly label: string;
}

const series: readonly Series[] = [
  ...sizes.map((size) => ({label: `size ${size}`, size})),
  {label: 'icon left', icon: printer},
  {label: 'icon right', icon: arrowRight, iconPosition: 'right'},
  {label: 'pill', pill: true},
  {label: 'loading', loading: true},
  {label: 'disabled', disabled: true},
];

/** Buttons in six variants, in every size and state. */
export function ButtonSpecimens(): ReactNode {
  return (
    <Specimen name="Button">
      {series.map(({label, ...props}) => (
        <SpecimenRow key={label} label={label}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} {...props}>
              {variant}
            </Button>
          ))}
        </SpecimenRow>
      ))}
      <SpecimenRow label="icon alone">
        {sizes.map((size) => (
          <Button
            key={size}
            variant="secondary"
            size={size}
            icon={share}
            aria-label={`Share ${size}`}
          />
        ))}
        {sizes.map((size) => (
          <Button
            key={size}
            variant="secondary"
            size={size}
            pill
            icon={share}
            aria-label={`Share, pill ${size}`}
          />
        ))}
      </SpecimenRow>
    </Specimen>
  );
}
