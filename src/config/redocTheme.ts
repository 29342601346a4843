/**
 * Redoc's theme with the portal's tokens. Colors are variables, so one stylesheet covers both
 * modes, and switching the mode doesn't render anything again.
 */
export const redocTheme = {
  spacing: {unit: 5, sectionHorizontal: 0, sectionVertical: 0},
  breakpoints: {small: '40rem', medium: '64rem', large: '90rem'},
  colors: {
    primary: {
      main: 'var(--portal-accent-strong)',
      light: 'var(--portal-accent-strong)',
      dark: 'var(--portal-accent-strong)',
      contrastText: 'var(--portal-accent-ink)',
    },
    success: {main: 'var(--portal-success)', contrastText: 'var(--portal-ground)'},
    warning: {
      main: 'var(--portal-warning)',
      light: 'var(--portal-warning)',
      dark: 'var(--portal-warning)',
      contrastText: 'var(--portal-ground)',
    },
    error: {main: 'var(--portal-danger)', contrastText: 'var(--portal-ground)'},
    gray: {50: 'var(--portal-ground-sunken)', 100: 'var(--portal-ground-sunken)'},
    text: {primary: 'var(--portal-ink)', secondary: 'var(--portal-ink-faint)'},
    border: {dark: 'var(--portal-line)', light: 'var(--portal-line)'},
    responses: {
      success: {
        color: 'var(--portal-success)',
        backgroundColor: 'var(--portal-success-wash)',
        tabTextColor: 'var(--portal-success)',
      },
      error: {
        color: 'var(--portal-danger)',
        backgroundColor: 'var(--portal-danger-wash)',
        tabTextColor: 'var(--portal-danger)',
      },
      redirect: {
        color: 'var(--portal-warning)',
        backgroundColor: 'var(--portal-warning-wash)',
        tabTextColor: 'var(--portal-warning)',
      },
      info: {
        color: 'var(--portal-info)',
        backgroundColor: 'var(--portal-info-wash)',
        tabTextColor: 'var(--portal-info)',
      },
    },
  },
  schema: {
    linesColor: 'var(--portal-line-strong)',
    defaultDetailsWidth: '66%',
    typeNameColor: 'var(--portal-ink-faint)',
    requireLabelColor: 'var(--portal-danger)',
    labelsTextSize: 'var(--portal-text-xs)',
    nestingSpacing: 'var(--portal-space-3)',
    nestedBackground: 'var(--portal-ground-sunken)',
    arrow: {size: '1.1em', color: 'var(--portal-ink-faint)'},
  },
  typography: {
    fontSize: 'var(--portal-text-s)',
    lineHeight: '1.55',
    fontFamily: 'var(--portal-font-text)',
    fontWeightBold: '600',
    headings: {fontFamily: 'var(--portal-font-text)', fontWeight: '650', lineHeight: '1.3'},
    code: {
      fontSize: '0.8125rem',
      fontFamily: 'var(--portal-font-code)',
      color: 'var(--portal-ink)',
      backgroundColor: 'var(--portal-inline-code)',
    },
    links: {
      color: 'var(--portal-accent)',
      visited: 'var(--portal-accent)',
      hover: 'var(--portal-accent-strong)',
    },
  },
  sidebar: {
    width: '300px',
    backgroundColor: 'var(--portal-ground)',
    textColor: 'var(--portal-ink-soft)',
  },
  rightPanel: {backgroundColor: 'var(--portal-code-ground)', textColor: 'var(--portal-code-text)'},
  codeBlock: {backgroundColor: 'var(--portal-code-ground)'},
} as const;
