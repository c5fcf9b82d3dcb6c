/** English words that do not exist in Dutch, so without loanwords such as 'on hold' and 'workflow'. */
const english = new Set(
	"the and of with your you please save cancel loading error errors not this that has have were are for from an can cannot could should must click select next back failed invalid unknown missing required delete remove add edit close search user users password sign log out yes or it if at when which who what where there here only also than then".split(
		" ",
	),
);
/** One of these is in every Dutch sentence of some length. */
const dutch = new Set(
	"de het een van is in op te af niet geen uw u dit deze voor met aan er om bij wordt worden zijn kan of en dat die naar al nog tot uit door als dan zo wat wie hier eerst moet mag alleen ook alles kies vul zet toon zij waar".split(
		" ",
	),
);

/** What is wrong with a text for people; undefined when nothing is. */
export function foreignIn(text: string): string | undefined {
	const words = text
		.replace(/\{\w+\}|\S*[@/_]\S*|https?:\S+|\bno-go\b/gi, " ")
		.toLowerCase()
		.split(/[^a-zà-ÿ']+/)
		.filter((word) => word !== "");
	const strange = words.find((word) => english.has(word) && !dutch.has(word));
	if (strange !== undefined) return strange;
	return words.length >= 6 && !words.some((word) => dutch.has(word)) ? "no Dutch word" : undefined;
}
