/**
 * Everything that people can do by key or by name, each with its key: the registry that buttons, the palette (Ctrl+K)
 * and the keyboard help share. The part before the colon says where it applies. The help's texts hold the names; the
 * part of the page that can carry out an action offers it (`useActions`).
 */
const keys = {
	"everywhere:search": "Ctrl+k",
	"everywhere:help": "?",
	"today:down": "j",
	"today:up": "k",
	"today:later": "s",
	"inbox:down": "j",
	"inbox:up": "k",
	"inbox:done": "e",
	"inbox:later": "s",
	"inbox:mute": "m",
	"list:filter": "/",
	"list:addFilter": "f",
	"list:columns": "o",
	"list:export": "E",
	"list:down": "j",
	"list:up": "k",
	"list:choose": "x",
	"list:chooseRange": "X",
	"list:chooseAll": "Ctrl+a",
	"chosen:fill": "s",
	"chosen:stakeholder": "p",
	"chosen:onhold": "h",
	"chosen:resume": "v",
	"chosen:cancel": "c",
	"chosen:tags": "t",
	"chosen:accept": "a",
	"chosen:reject": "r",
	"chosen:remove": "d",
	"step:save": "Ctrl+s",
	"step:next": "Ctrl+Enter",
	"step:finish": "Ctrl+Enter",
	"step:why": "w",
	"process:onhold": "h",
	"process:resume": "v",
	"process:cancel": "c",
	"process:next": "j",
	"process:previous": "k",
	"moments:next": "j",
	"moments:previous": "k",
	"request:judge": "b",
	"request:nextOpen": "n",
	"request:next": "j",
	"request:previous": "k",
} as const;

export type ActionId =
	| keyof typeof keys
	// These have no key of their own.
	| "step:previous"
	| "step:correct"
	| "step:change"
	| "step:cancel"
	| "process:restore"
	| "process:step"
	| "process:dossier"
	| "process:moments"
	| "process:undo"
	| "process:link"
	| "request:link";

/** Undefined for actions without a key of their own. */
export const actionKeys: Readonly<Partial<Record<ActionId, string>>> = keys;
