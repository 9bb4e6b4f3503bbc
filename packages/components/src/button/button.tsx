import { forwardRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Anchor } from '../link/anchor';
import { linkableAddress } from '../link/linkable-address';
import '../tokens.scss';
import './button.scss';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive' | 'link';

export interface ButtonProps {
	readonly children: ReactNode;
	readonly variant?: ButtonVariant;
	/** With an address the button is a link. An address that must not be a link disables the button. */
	readonly href?: string | undefined;
	readonly target?: '_blank' | undefined;
	readonly type?: 'button' | 'submit';
	/** Shows progress and ignores presses; the focus stays on the button. */
	readonly isBusy?: boolean;
	readonly isDisabled?: boolean;
	readonly onClick?: ( event: MouseEvent< HTMLElement > ) => void;
	readonly className?: string;
	readonly 'aria-label'?: string;
	readonly 'aria-expanded'?: boolean;
	readonly 'aria-controls'?: string;
	readonly 'aria-describedby'?: string;
}

/**
 * Classes that make a link from another package, such as the `Link` of navigation, look like a button.
 *
 * @param variant Kind of button.
 */
export function buttonClassName( variant: ButtonVariant ): string {
	return `store-admin-button is-${ variant }`;
}

/**
 * A button, or a link that looks like one. @wordpress/components' own weighs 46 KB with its tooltip
 * library, more than the whole budget of the header on classic pages.
 */
export const Button = forwardRef( function ButtonWithRef(
	{
		children,
		variant = 'secondary',
		href,
		target,
		type = 'button',
		isBusy = false,
		isDisabled = false,
		onClick,
		className = '',
		...aria
	}: ButtonProps,
	ref: Ref< HTMLElement >
) {
	const classes = [ buttonClassName( variant ), isBusy && 'is-busy', className ].filter( Boolean ).join( ' ' );
	// An address that must not become a link leaves a disabled button.
	const isOff = isDisabled || linkableAddress( href ) !== href;
	if ( href !== undefined && ! isOff ) {
		return (
			<Anchor
				{ ...aria }
				ref={ ref as Ref< HTMLAnchorElement > }
				className={ classes }
				href={ href }
				target={ target }
				onClick={ onClick }
			>
				{ children }
			</Anchor>
		);
	}
	const handleClick = ( event: MouseEvent< HTMLElement > ) => {
		if ( isBusy ) {
			event.preventDefault();
			return;
		}
		onClick?.( event );
	};
	return (
		<button
			{ ...aria }
			ref={ ref as Ref< HTMLButtonElement > }
			className={ classes }
			type={ type }
			disabled={ isOff }
			aria-disabled={ isBusy || undefined }
			aria-busy={ isBusy || undefined }
			onClick={ handleClick }
		>
			{ children }
		</button>
	);
} );
