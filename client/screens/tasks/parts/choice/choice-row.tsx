import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { Anchor, Spinner } from '@store-admin/components';
import './style.scss';

interface ChoiceRowProps {
	readonly title: ReactNode;
	/** A secondary line of text. */
	readonly content?: ReactNode;
	readonly before?: ReactNode;
	readonly after?: ReactNode;
	/** Address of the row; without it the row is a button. */
	readonly href?: string | undefined;
	readonly target?: '_blank';
	readonly onClick?: ( ( event: MouseEvent ) => void ) | undefined;
	readonly isBusy?: boolean;
	readonly isDisabled?: boolean;
}

function RowContent( { title, content, before, after, isBusy }: ChoiceRowProps ) {
	return (
		<>
			{ before !== undefined && (
				<span className="store-admin-choice__before" aria-hidden="true">
					{ before }
				</span>
			) }
			<span className="store-admin-choice__text">
				<span className="store-admin-choice__title">{ title }</span>
				{ content !== undefined && <span className="store-admin-choice__line">{ content }</span> }
			</span>
			<span className="store-admin-choice__after">{ isBusy ? <Spinner /> : after }</span>
		</>
	);
}

/** One of several choices; the whole row can be pressed. */
export function ChoiceRow( props: ChoiceRowProps ): ReactElement {
	const { href, target, onClick, isBusy = false, isDisabled = false } = props;
	const content = <RowContent { ...props } />;
	if ( href !== undefined && ! isDisabled ) {
		return (
			<Anchor className="store-admin-choice" href={ href } target={ target } onClick={ onClick }>
				{ content }
			</Anchor>
		);
	}
	const handleClick = ( event: MouseEvent ) => {
		if ( ! isBusy ) {
			onClick?.( event );
		}
	};
	return (
		<button
			type="button"
			className="store-admin-choice"
			disabled={ isDisabled }
			aria-disabled={ isBusy || undefined }
			aria-busy={ isBusy || undefined }
			onClick={ handleClick }
		>
			{ content }
		</button>
	);
}
