export function laneFolders(): readonly string[];
export function setLaneFolders( folders: readonly string[] ): void;
export function countLanes(): number;
