import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Icon, type IconColor, type IconSize} from '@site/src/kit/Icon';
import * as icons from '@site/src/kit/icons';
import {SocialIcon, type SocialNetwork} from '@site/src/kit/SocialIcon';
import {Specimen, SpecimenRow} from './Specimen';
import styles from './Specimen.module.css';

const sizes: readonly IconSize[] = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl'];
const colors: readonly IconColor[] = ['default', 'accent', 'brand', 'dark', 'disabled', 'warning'];
const networks: readonly SocialNetwork[] = [
  'facebook',
  'github',
  'instagram',
  'linkedin',
  'youtube',
];

/** Icons by name, size and color, and the marks of the networks. */
export function IconSpecimens(): ReactNode {
  const sprite = useBaseUrl('/img/social.svg');
  return (
    <>
      <Specimen name="Icon">
        <SpecimenRow label="size">
          {sizes.map((size) => (
            <span key={size} className={styles.specimenIcon}>
              <Icon of={icons.receipt} size={size} /> {size}
            </span>
          ))}
        </SpecimenRow>
        <SpecimenRow label="color">
          {colors.map((color) => (
            <span key={color} className={styles.specimenIcon}>
              <Icon of={icons.shield} size="l" color={color} /> {color}
            </span>
          ))}
        </SpecimenRow>
        <SpecimenRow label="color light" inverse>
          <Icon of={icons.shield} size="l" color="light" label="light" />
        </SpecimenRow>
        <SpecimenRow label="of" layout="grid">
          {Object.entries(icons).map(([name, shape]) => (
            <span key={name} className={styles.specimenIcon}>
              <Icon of={shape} size="xl" /> {name}
            </span>
          ))}
        </SpecimenRow>
      </Specimen>
      <Specimen name="SocialIcon">
        <SpecimenRow label="network">
          {networks.map((network) => (
            <span key={network} className={styles.specimenIcon}>
              <SocialIcon network={network} sprite={sprite} size="l" /> {network}
            </span>
          ))}
        </SpecimenRow>
      </Specimen>
    </>
  );
}
