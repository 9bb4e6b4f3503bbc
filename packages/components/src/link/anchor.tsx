import { forwardRef, type AnchorHTMLAttributes, type Ref } from 'react';
import { linkableAddress } from './linkable-address';

type AnchorProps = Omit< AnchorHTMLAttributes< HTMLAnchorElement >, 'href' | 'rel' > & {
	/** Full, or relative to the page. One that must not be a link is left out, and the text stays. */
	readonly href: string | undefined;
};

/** An `<a>` for any address. All other links of the app are made of it, except `Link` of navigation, which checks its address, too. */
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
