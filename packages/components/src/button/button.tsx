import { forwardRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import '../tokens.scss';
import './button.scss';

export interface ButtonProps {
	readonly children: ReactNode;
	readonly variant?: 'primary' | 'secondary' | 'quiet' | 'destructive' | 'link';
	/** With an address the button is a link, so that it opens in a new tab like any other. */
	readonly href?: string | undefined;
	readonly target?: '_blank' | undefined;
	readonly type?: 'button' | 'submit';
	/** Shows progress and swallows further presses; the focus stays where it is. */
	readonly isBusy?: boolean;
	readonly isDisabled?: boolean;
	readonly onClick?: ( event: MouseEvent< HTMLElement > ) => void;
	readonly className?: string;
	readonly 'aria-label'?: string;
	readonly 'aria-expanded'?: boolean;
	readonly 'aria-controls'?: string;
	readonly 'aria-describedby'?: string;
}

function classNames( variant: string, isBusy: boolean, extra: string ): string {
	return `store-admin-button is-${ variant }${ isBusy ? ' is-busy' : '' }${ extra && ` ${ extra }` }`;
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
	const classes = classNames( variant, isBusy, className );
	if ( href !== undefined && ! isDisabled ) {
		return (
			<a
				{ ...aria }
				ref={ ref as Ref< HTMLAnchorElement > }
				className={ classes }
				href={ href }
				target={ target }
				rel={ target ? 'noopener' : undefined }
				onClick={ onClick }
			>
				{ children }
			</a>
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
			disabled={ isDisabled }
			aria-disabled={ isBusy || undefined }
			aria-busy={ isBusy || undefined }
			onClick={ handleClick }
		>
			{ children }
		</button>
	);
} );
