import { __ } from '@wordpress/i18n';
import type { OnboardingStep } from '@store-admin/data';
import { PATHS } from '../address';

/** The steps of the server, the choice between a test and a live account, and the end. */
export type StepId = 'payment_methods' | 'wpcom_connection' | 'test_or_live_account' | 'test_account' | 'business_verification' | 'finish';

const ORDER: readonly StepId[] = [
	'payment_methods',
	'wpcom_connection',
	'test_or_live_account',
	'test_account',
	'business_verification',
	'finish',
];

/** Steps that only the client has, with the steps of the server that must be completed before. */
const OWN: Partial< Record< StepId, readonly string[] > > = {
	test_or_live_account: [ 'wpcom_connection' ],
	finish: [ 'business_verification' ],
};

export function stepTitle( id: StepId ): string {
	switch ( id ) {
		case 'payment_methods':
			return __( 'Choose your payment methods', 'woocommerce' );
		case 'wpcom_connection':
			return __( 'Connect with WordPress.com', 'woocommerce' );
		case 'test_or_live_account':
			return __( 'Activate payments', 'woocommerce' );
		case 'test_account':
			return __( 'Ready to test payments', 'woocommerce' );
		case 'business_verification':
			return __( 'Submit for verification', 'woocommerce' );
		case 'finish':
			return __( 'You’re ready to accept payments!', 'woocommerce' );
	}
}

/** The address of a step, below the tab. */
export function stepPath( id: StepId ): string {
	return `${ PATHS.onboarding }/${ id }`;
}

/** A step of the set-up as it is shown. */
export interface ShownStep {
	readonly id: StepId;
	/** The step of the server; undefined for those that only the client has. */
	readonly step: OnboardingStep | undefined;
	readonly isDone: boolean;
	/** Whether the steps that it depends on are completed. */
	readonly isOpen: boolean;
}

function isCompleted( steps: readonly OnboardingStep[], id: string ): boolean {
	// A step that the server leaves out is not needed in this country.
	return ( steps.find( ( step ) => step.id === id )?.status ?? 'completed' ) === 'completed';
}

/**
 * The steps in their order. Those that the server leaves out, and the choice where there is no test account, are left out.
 *
 * @param steps The steps of the server.
 */
export function shownSteps( steps: readonly OnboardingStep[] ): readonly ShownStep[] {
	const find = ( id: string ) => steps.find( ( step ) => step.id === id );
	const hasChoice = find( 'test_account' ) !== undefined;
	return ORDER.filter( ( id ) => find( id ) ?? ( id === 'finish' || ( id === 'test_or_live_account' && hasChoice ) ) ).map( ( id ) => {
		const step = find( id );
		const required = OWN[ id ] ?? step?.required_steps ?? [];
		const isChosen = [ 'test_account', 'business_verification' ].some( ( next ) => {
			const status = find( next )?.status;
			return status !== undefined && status !== 'not_started';
		} );
		return {
			id,
			step,
			isDone: id === 'test_or_live_account' ? isChosen : step?.status === 'completed',
			isOpen: required.every( ( other ) => isCompleted( steps, other ) ),
		};
	} );
}

/** Whether a step can be done next: both kinds of account follow the choice, and after a live one the others are not needed. */
function isNext( { id, isDone, isOpen }: ShownStep, all: readonly ShownStep[] ): boolean {
	const isOnWay = id !== 'test_account' && id !== 'test_or_live_account';
	return ! isDone && isOpen && ( isOnWay || ! all.some( ( other ) => other.id === 'business_verification' && other.isDone ) );
}

/**
 * The step that is shown.
 *
 * @param steps From `shownSteps`.
 * @param path  Path of the address. A step that is not open yet gives way to the first open one.
 */
export function currentStep( steps: readonly ShownStep[], path: string ): ShownStep | undefined {
	const asked = steps.find( ( { id, isOpen } ) => isOpen && path === stepPath( id ) );
	return asked ?? steps.find( ( step ) => isNext( step, steps ) ) ?? steps.at( -1 );
}

/** The step before another one that can be shown again. */
export function stepBefore( steps: readonly ShownStep[], id: StepId ): ShownStep | undefined {
	// Both kinds of account follow the choice between them.
	const distance = id === 'business_verification' && steps.some( ( step ) => step.id === 'test_account' ) ? 2 : 1;
	return id === 'finish' ? undefined : steps[ steps.findIndex( ( step ) => step.id === id ) - distance ];
}
