import {useId, type ReactNode} from 'react';
import {Toggle} from '@site/src/kit/Toggle';
import type {ConsentChoice} from '@site/src/model/consent/choice';
import {CategoryName, CategoryText} from './CategoryText';
import styles from './CookieChoices.module.css';

interface CookieChoicesProps {
  readonly choice: ConsentChoice;
  readonly onChange: (choice: ConsentChoice) => void;
}

/** One toggle per category. The toggle of the necessary category is always on. Renders a `<ul>`. */
export function CookieChoices({choice, onChange}: CookieChoicesProps): ReactNode {
  const id = useId();
  return (
    <ul className={styles.cookieChoices}>
      <li>
        <Toggle
          label={<CategoryName id="necessary" />}
          checked
          disabled
          aria-describedby={`${id}-necessary`}
        />
        <p id={`${id}-necessary`}>
          <CategoryText id="necessary" />
        </p>
      </li>
      {(['analytics', 'marketing'] as const).map((category) => (
        <li key={category}>
          <Toggle
            label={<CategoryName id={category} />}
            checked={choice[category]}
            onChange={({currentTarget}) => onChange({...choice, [category]: currentTarget.checked})}
            aria-describedby={`${id}-${category}`}
          />
          <p id={`${id}-${category}`}>
            <CategoryText id={category} />
          </p>
        </li>
      ))}
    </ul>
  );
}
