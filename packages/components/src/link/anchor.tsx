import { forwardRef, type AnchorHTMLAttributes, type Ref } from 'react';
import { linkableAddress } from './linkable-address';

type AnchorProps = Omit< AnchorHTMLAttributes< HTMLAnchorElement >, 'href' | 'rel' > & {
	/** Absolute, or relative to the page. An address that must not be a link is left out, and the text stays. */
	readonly href: string | undefined;
};

/** An `<a>` for any address. All links of the app use it, except `Link` of navigation, which checks its address itself. */
export const Anchor = forwardRef( function AnchorWithRef(
	{ href, target, children, ...rest }: AnchorProps,
	ref: Ref< HTMLAnchorElement >
) {
	return (
		<a
			{ ...rest }
			ref={ ref }
			href={ linkableAddress( href ) }
			target={ target }
			rel={ target === '_blank' ? 'noopener noreferrer' : undefined }
		>
			{ children }
		</a>
	);
} );
