import type { ComponentType, ReactNode } from 'react';

/**
 * The classes of a styled component (here called a part): those it always has, those of each variant's values, and the default values of
 * variants. Their rules are in the style sheet.
 */
export type PartClasses = readonly [
  classes: string,
  variants?: Readonly<Record<string, Readonly<Record<string, string>>>>,
  defaults?: Readonly<Record<string, string>>,
];

type Tag = string | ComponentType<Record<string, unknown>>;

interface Props extends Record<string, unknown> {
  readonly as?: Tag;
  readonly className?: string;
}

/** A styled part: a component, and the element or component that it renders. */
interface Part {
  (props: Props): ReactNode;
  readonly tag: Tag;
}

/**
 * Replaces Stitches' `styled` in the published bundle, where the build has put a part's classes in place of its style: chooses
 * the classes of the variants that the props name.
 */
export function styled(
  type: Tag | Part,
  [classes, variants = {}, defaults = {}]: PartClasses,
): Part {
  const tag =
    typeof type === 'object' || typeof type === 'string' || !('tag' in type) ? type : type.tag;
  const render = ({ as: Root = tag, className, ...props }: Props) => {
    let all = classes;
    for (const [name, values] of Object.entries(variants)) {
      const own = values[String((props[name] as string | undefined) ?? defaults[name])];
      if (own) all += ` ${own}`;
      delete props[name];
    }
    return <Root {...props} className={className ? `${all} ${className}` : all} />;
  };
  return Object.assign(render, { tag });
}

/** Replaces Stitches' `globalCss`: the rules are in the page's style sheet. @public */
export const globalCss = () => () => '';

/** Replaces Stitches' `keyframes`: the rules are in the page's style sheet. @public */
export const keyframes = () => '';

/** Stands in for the Arabic theme in the built scripts. Empty, because the style sheet of every Arabic page has the theme's rules. @public */
export const arabicTheme = '';
