import { useEffect, useState, type ReactElement } from 'react';
import { Spinner } from './spinner';
import '../tokens.scss';
import './loader.scss';

export interface LoaderMessage {
	readonly title: string;
	readonly text?: string;
}

export interface LoaderProps {
	/** Messages that are shown one after the other; at least one. */
	readonly messages: readonly LoaderMessage[];
	/** Milliseconds for which each message is shown. */
	readonly interval?: number;
	/** Whether the messages start again after the last one; otherwise the last one stays. */
	readonly isLooping?: boolean;
}

const INTERVAL_MS = 3000;

function useTurn( count: number, interval: number, isLooping: boolean ): number {
	const [ turn, setTurn ] = useState( 0 );
	const isLast = turn >= count - 1;
	useEffect( () => {
		if ( count < 2 || ( isLast && ! isLooping ) ) {
			return undefined;
		}
		const timer = setTimeout( () => setTurn( isLast ? 0 : turn + 1 ), interval );
		return () => clearTimeout( timer );
	}, [ count, interval, isLast, isLooping, turn ] );
	return Math.min( turn, Math.max( count - 1, 0 ) );
}

/** Shows that a long task is running, and describes it with one message after the other. */
export function Loader( { messages, interval = INTERVAL_MS, isLooping = true }: LoaderProps ): ReactElement {
	const message = messages[ useTurn( messages.length, interval, isLooping ) ];
	return (
		<div className="store-admin-loader">
			<Spinner />
			<div className="store-admin-loader__message" aria-live="polite">
				{ message && <p className="store-admin-loader__title">{ message.title }</p> }
				{ message?.text && <p className="store-admin-loader__text">{ message.text }</p> }
			</div>
		</div>
	);
}
