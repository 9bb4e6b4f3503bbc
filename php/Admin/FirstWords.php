<?php
/**
 * The texts above the set-up list before the script has run.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * Chooses among the texts of the client, which the build writes into build/first-words.php, by the same rules as
 * progress-title.ts and task-headers.ts in client/screens/home/task-lists.
 *
 * @phpstan-type Message array{string, string}
 * @phpstan-type Header array{title: Message, text: Message, action: Message}
 * @phpstan-type Words array{titles: array<string, Message>, sentence: Message, headers: array<string, Header>, importProducts: Header, defaultAction: Message}
 */
final class FirstWords {

	private const LITTLE_DONE = 3;
	private const MUCH_DONE   = 5;

	/**
	 * Texts with their text domains.
	 *
	 * @var Words
	 */
	private array $words;

	/**
	 * Translates them.
	 *
	 * @var Translations
	 */
	private Translations $translations;

	/**
	 * Stores the texts.
	 *
	 * @param array<string, mixed> $words        Texts with their text domains.
	 * @param Translations         $translations Translates them.
	 * @phpstan-param Words $words
	 */
	public function __construct( array $words, Translations $translations ) {
		$this->words        = $words;
		$this->translations = $translations;
	}

	/**
	 * Reads the file of the build.
	 *
	 * @param string $directory Folder of the plugin, without a slash at the end.
	 * @return self|null Null when the build wrote no file.
	 */
	public static function load( string $directory ): ?self {
		$file  = $directory . '/build/first-words.php';
		$words = is_file( $file ) ? require $file : null;

		// Our own build wrote it.
		/** @var Words|null $words */
		return null === $words ? null : new self( $words, new Translations( $directory ) );
	}

	/**
	 * The title.
	 *
	 * @param FirstTask[] $tasks      Tasks of the list, with at least one open task.
	 * @param string      $site_title Name of the store.
	 */
	public function title( array $tasks, string $site_title ): string {
		$completed = $this->count( $tasks, 'isComplete' );

		if ( 0 === $this->count( $tasks, 'isVisited' ) ) {
			return '' === $site_title ? $this->translate( $this->words['titles']['welcome'] ) : $this->insert( $this->words['titles']['welcomeTo'], array( '%s' => $site_title ) );
		}

		if ( $completed <= self::LITTLE_DONE ) {
			return $this->translate( $this->words['titles']['littleDone'] );
		}

		return $this->translate( $this->words['titles'][ $completed <= self::MUCH_DONE ? 'halfDone' : 'muchDone' ] );
	}

	/**
	 * The sentence below the title.
	 *
	 * @param FirstTask[] $tasks Tasks of the list.
	 */
	public function sentence( array $tasks ): string {
		return $this->insert(
			$this->words['sentence'],
			array(
				'%1$d' => (string) $this->count( $tasks, 'isComplete' ),
				'%2$d' => (string) count( $tasks ),
			)
		);
	}

	/**
	 * Texts of the header above the rows: ours for tasks of the host, the task's own texts for all others.
	 *
	 * @param FirstTask $task         The task.
	 * @param bool      $is_importing Whether the owner has products elsewhere.
	 * @return array{title: string, text: string, action: string}
	 */
	public function header( FirstTask $task, bool $is_importing ): array {
		$own = $is_importing && 'products' === $task->id() ? $this->words['importProducts'] : $this->words['headers'][ $task->id() ] ?? null;

		if ( null !== $own ) {
			return array_map( array( $this, 'translate' ), $own );
		}

		return array(
			'title'  => $task->title(),
			'text'   => $task->text( 'content' ),
			'action' => '' !== $task->field( 'actionLabel' ) ? $task->field( 'actionLabel' ) : $this->translate( $this->words['defaultAction'] ),
		);
	}

	/**
	 * Translates a text.
	 *
	 * @param string[] $message Text and text domain.
	 * @phpstan-param Message $message
	 */
	private function translate( array $message ): string {
		return $this->translations->translate( $message[0], $message[1] );
	}

	/**
	 * Translates a text and fills its placeholders. A placeholder with a typing error of the translator stays as it is;
	 * sprintf() would throw.
	 *
	 * @param string[]              $message Text and text domain.
	 * @param array<string, string> $values  Values by placeholder.
	 * @phpstan-param Message $message
	 */
	private function insert( array $message, array $values ): string {
		return strtr( $this->translate( $message ), $values );
	}

	/**
	 * Number of tasks with a flag.
	 *
	 * @param FirstTask[] $tasks Tasks.
	 * @param string      $flag  Name of the field.
	 */
	private function count( array $tasks, string $flag ): int {
		$having = array_filter(
			$tasks,
			static function ( FirstTask $task ) use ( $flag ): bool {
				return $task->is( $flag );
			}
		);

		return count( $having );
	}
}
