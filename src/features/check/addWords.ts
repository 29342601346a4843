import shared from '@generated/codeTranslations';
import own from '@generated/codeTranslations?part=check';

// The table of words that every page loads lacks those of this page (plugins/page-words).
Object.assign(shared, own);
