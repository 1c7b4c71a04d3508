import type { ComponentType, ReactNode } from 'react';
import type { Look } from './looks';

type Tag = string | ComponentType<Record<string, unknown>>;

interface Props extends Record<string, unknown> {
  readonly as?: Tag;
  readonly className?: string;
}

/** A part as `styled` makes it: a component, and what it renders. */
interface Part {
  (props: Props): ReactNode;
  readonly tag: Tag;
}

/**
 * What stands for Stitches in a built site: the build has written the style sheet and puts each part's look where its
 * style was, so that nothing is left to do but to choose between classes.
 */
export function styled(type: Tag | Part, [classes, variants = {}, defaults = {}]: Look): Part {
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

/** The document's own styles stand in the style sheet. @public */
export const globalCss = () => () => '';

/** Stands in the style sheet. @public */
export const keyframes = () => '';

/** Stands in the style sheet. @public */
export const arabicTheme = '';
