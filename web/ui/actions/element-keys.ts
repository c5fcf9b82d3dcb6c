/** Keys that links and forms handle natively: listed in the help, but offered by no part of the page. */
export const elementKeys = {
	"today:open": "Enter",
	"inbox:answer": "Enter",
	"inbox:sendAnswer": "Ctrl+Enter",
	"list:open": "Enter",
	"list:peek": " ",
	"request:judgeAndNext": "Ctrl+Enter",
	"comment:post": "Ctrl+Enter",
} as const;
