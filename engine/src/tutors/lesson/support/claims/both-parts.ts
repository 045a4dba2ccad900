const divides =
  /(?<![\d./])(\d+)\/(\d+)\s*(?:÷|\/|divided?(?: both)?(?: by)?|divides by)\s*(\d+) ?(is|=|equals|makes|gives|its) ?(\d+)\/(\d+)(?![\d/])/gi;

/**
 * Writes "9/12 divide 3 is 3/4" as "9/12 is 3/4": both of its numbers are meant, as students say it when they simplify, so the
 * line isn't false.
 */
export const withBothParts = (text: string): string =>
  text.replace(divides, (all, top: string, bottom: string, by: string, is: string, over: string, under: string) =>
    Number(top) === Number(over) * Number(by) && Number(bottom) === Number(under) * Number(by)
      ? `${top}/${bottom} ${is} ${over}/${under}`
      : all,
  );
