import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Icon, check } from '@wordpress/icons';
import { Button } from '../button/button';
import '../tokens.scss';
import './stepper.scss';

export interface StepperStep {
	readonly key: string;
	readonly label: string;
	readonly description?: ReactNode;
	/** Shown while the step is the current one. */
	readonly content: ReactNode;
	/** Goes back to this step when it is done. Without it the step cannot be changed. */
	readonly onReturn?: ( () => void ) | undefined;
}

export interface StepperProps {
	/** Purpose of the steps, for screen readers. */
	readonly label: string;
	readonly steps: readonly StepperStep[];
	/** The steps before it are done, the steps after it are open. Null when all are done. */
	readonly currentKey: string | null;
	readonly isOnlyCurrentDescribed?: boolean;
	/** Whether the current step gets the focus at once, because the focus was in these steps before the page was reloaded. */
	readonly isFocusedAtStart?: boolean;
}

type StepState = 'done' | 'current' | 'next';

function stateOf( index: number, currentIndex: number ): StepState {
	if ( index < currentIndex ) {
		return 'done';
	}
	return index === currentIndex ? 'current' : 'next';
}

function changeLabel( label: string ): string {
	/* translators: %s: name of a step that is done, such as Set store location. */
	return sprintf( __( 'Change: %s', 'store-admin' ), label );
}

/** Moves the focus to the title of the new current step, because the button that was pressed is gone. */
function useFocusOnNewStep( currentKey: string | null, isFocusedAtStart: boolean ) {
	const title = useRef< HTMLHeadingElement >( null );
	const lastKey = useRef( isFocusedAtStart ? undefined : currentKey );
	useEffect( () => {
		if ( lastKey.current !== currentKey ) {
			lastKey.current = currentKey;
			title.current?.focus();
		}
	}, [ currentKey ] );
	return title;
}

/** A vertical list of steps, of which the current one is open. */
export function Stepper( {
	label,
	steps,
	currentKey,
	isOnlyCurrentDescribed = false,
	isFocusedAtStart = false,
}: StepperProps ): ReactElement {
	const title = useFocusOnNewStep( currentKey, isFocusedAtStart );
	const found = steps.findIndex( ( { key } ) => key === currentKey );
	const currentIndex = found === -1 ? steps.length : found;
	return (
		<ol className="store-admin-stepper" aria-label={ label }>
			{ steps.map( ( step, index ) => {
				const state = stateOf( index, currentIndex );
				const isDescribed = step.description && ( state === 'current' || ! isOnlyCurrentDescribed );
				return (
					<li
						key={ step.key }
						className={ `store-admin-stepper__step is-${ state }` }
						aria-current={ state === 'current' ? 'step' : undefined }
					>
						<span className="store-admin-stepper__mark" aria-hidden="true">
							{ state === 'done' ? <Icon icon={ check } size={ 20 } /> : index + 1 }
						</span>
						<div className="store-admin-stepper__body">
							<div className="store-admin-stepper__row">
								<h2 className="store-admin-stepper__title" ref={ state === 'current' ? title : undefined } tabIndex={ -1 }>
									{ step.label }
									{ state === 'done' && (
										<span className="screen-reader-text"> { __( 'Completed', 'woocommerce' ) }</span>
									) }
								</h2>
								{ state === 'done' && step.onReturn && (
									<Button variant="quiet" onClick={ step.onReturn } aria-label={ changeLabel( step.label ) }>
										{ __( 'Change', 'store-admin' ) }
									</Button>
								) }
							</div>
							{ isDescribed && <div className="store-admin-stepper__description">{ step.description }</div> }
							{ state === 'current' && <div className="store-admin-stepper__content">{ step.content }</div> }
						</div>
					</li>
				);
			} ) }
		</ol>
	);
}
