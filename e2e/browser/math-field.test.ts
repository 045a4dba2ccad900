import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { openServer } from './server-under-test.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { beginPractice, enterAsNewStudent } from './student.ts';

let server: ServerUnderTest;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([openServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe('the math field', () => {
  it('typesets plain typing the way the checker will read it', async () => {
    const { page, context, faults } = await visit(browser, server.address);
    await enterAsNewStudent(page, 'math_field');
    await beginPractice(page);
    const field = page.locator('math-field');
    await field.click();
    for (const [typed, set] of Object.entries({
      '3/4': '\\frac34',
      '1 1/2': '1\\:\\frac12',
      'b^10': 'b^{10}',
      'x^2+3': 'x^2+3',
      'x^-2+1': 'x^{-2}+1',
      'x^12y': 'x^{12}y',
      '3*10^15': '3\\cdot10^{15}',
      'x^(a+b)': 'x^{(a+b)}',
      sqrt2: '\\sqrt2',
      'sqrt(5)+1': '\\sqrt{(5)}+1',
      '1/(2 + 3)=4': '\\frac{1}{(2\\:+\\:3)}=4',
      '1/2, 3/4': '\\frac12,\\:\\frac34',
      '1/2<=x': '\\frac12\\le x',
      '(x+1)(x-2)/3': '\\frac{(x+1)(x-2)}{3}',
      '(x+1)(x-2)/(x+3)+1': '\\frac{(x+1)(x-2)}{(x+3)}+1',
      'y=1/2x+3': 'y=\\frac{1}{2x}+3',
      '2x/3': '\\frac{2x}{3}',
      '3/4+1': '\\frac34+1',
      '-3/4-1/-2': '-\\frac34-\\frac{1}{-2}',
      '1/2*3/4': '\\frac12\\cdot\\frac34',
      '3 / 4': '\\frac{3}{\\:4}',
      '2(x+1/2)': '2(x+\\frac12)',
      'x^(1/2)+1': 'x^{(\\frac12)}+1',
      '(1/2,3/4]': '(\\frac12,\\frac34]',
      '|x+1|/2': '\\frac{|x+1|}{2}',
      '1/sqrt(2)+1': '\\frac{1}{\\sqrt{(2)}}+1',
      'x^2/3-x': '\\frac{x^2}{3}-x',
      'p/i': '\\frac{p}{i}',
      '(1+sqrt5)/2': '\\frac{(1+\\sqrt5)}{2}',
      '(sqrt(x+1))': '(\\sqrt{(x+1)})',
      '2^3^2+1': '2^{3^2}+1',
      '2^3^12+1': '2^{3^{12}}+1',
      'x_1+x_2': 'x_1+x_2',
      x_12y: 'x_{12}y',
      'a_n^2': 'a_{n}^2',
    })) {
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
      await page.keyboard.type(typed);
      await expect.poll(() => page.evaluate(`document.querySelector('math-field').value`), { message: typed }).toBe(set);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('leaves words as they are typed, and turns no part of them into a symbol', async () => {
    const { page, context, faults } = await visit(browser, server.address);
    await enterAsNewStudent(page, 'math_field');
    await beginPractice(page);
    const field = page.locator('math-field');
    await field.click();
    for (const [typed, set] of Object.entries({
      'i dont know': 'i\\:dont\\:know',
      explain: 'explain',
      'why is it 12?': 'why\\:is\\:it\\:12?',
      '5?': '5?',
      'is it over 4': 'is\\:it\\:over\\:4',
      'in total 5': 'in\\:total\\:5',
      sin: 'sin',
      'what does sqrt mean': 'what\\:does\\:sqrt\\:mean',
      'sqrt means what': 'sqrt\\:means\\:what',
      'is pi a fraction': 'is\\:pi\\:a\\:fraction',
      'what is infinity': 'what\\:is\\:infinity',
      pizza: 'pizza',
      'a piece': 'a\\:piece',
      copies: 'copies',
      'and/or': 'and/or',
      'i think 3/4': 'i\\:think\\:3/4',
      '3/4 because 3<4': '\\frac34\\:because\\:3<4',
      '6 pieces': '6\\:pieces',
      'spinning top': 'spinning\\:top',
      'is it 2 + 3': 'is\\:it\\:2\\:+\\:3',
      // Formulas that look similar remain formulas.
      'pi*r^2': '\\pi\\cdot r^2',
      '2pi r': '2\\pi\\:r',
      '2pirh': '2\\pi rh',
      '2xsqrt2': '2x\\sqrt2',
      '(3,infinity)': '(3,\\infty)',
    })) {
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
      await page.keyboard.type(typed);
      await expect.poll(() => page.evaluate(`document.querySelector('math-field').value`), { message: typed }).toBe(set);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('answers an empty entry with a sentence, which disappears with the next typing', async () => {
    const { page, context, faults } = await visit(browser, server.address);
    await enterAsNewStudent(page);
    await beginPractice(page);
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('Write an answer first.').waitFor();
    await page.getByLabel('Your answer').fill('3/ + (4');
    await page.getByText('Write an answer first.').waitFor({ state: 'detached' });
    await page.getByText('This bracket is never closed.').waitFor();
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('That didn’t count against you.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
