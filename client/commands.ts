import { registerCommands } from './frame/commands/use-commands';

// An entry of its own: the server prints its tag among those that wait for the palette, so that no other script knows of it.
registerCommands();
