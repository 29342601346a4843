import createPurifier from 'dompurify';
import {safeAttributes, safeElements} from '../safeMarkup';

const purifier = createPurifier(window);

purifier.addHook('uponSanitizeAttribute', ({nodeName}, data) => {
  const pattern = safeAttributes[nodeName.toLowerCase()]?.[data.attrName];
  const values = data.attrName === 'class' ? data.attrValue.split(/\s+/) : [data.attrValue];
  data.attrValue = values.filter((value) => pattern?.test(value)).join(' ');
  data.keepAttr = data.attrValue !== '';
});

/** Replaces DOMPurify for Redoc in browsers: DOMPurify restricted to the list of ../safeMarkup. */
export default {
  sanitize: (html: string): string =>
    purifier.sanitize(html, {
      ALLOWED_TAGS: [...safeElements],
      ALLOWED_ATTR: [
        ...new Set(Object.values(safeAttributes).flatMap((attributes) => Object.keys(attributes))),
      ],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    }),
};
