/** Keys that links and forms have by themselves: told of in the help, and offered by nobody. */
export const elementKeys = {
	"today:open": "Enter",
	"inbox:answer": "Enter",
	"inbox:sendAnswer": "Ctrl+Enter",
	"list:open": "Enter",
	"list:peek": " ",
	"request:judgeAndNext": "Ctrl+Enter",
	"comment:post": "Ctrl+Enter",
} as const;
