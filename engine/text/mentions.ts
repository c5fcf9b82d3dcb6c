/** A person or a role mentioned in a message, as '@' followed by the name. */
export interface Mention {
	readonly kind: "person" | "role";
	/** User id, or the role. */
	readonly id: string;
	/** As written in the message, without '@'. */
	readonly name: string;
}

interface MessagePart {
	readonly text: string;
	/** The person or role that this part mentions; null for plain text. */
	readonly mention: Mention | null;
}

/** The message split into parts, with mentions separate. The longest matching name wins: 'Jan de Vries' is not 'Jan'. */
export function messageParts(message: string, mentions: readonly Mention[]): readonly MessagePart[] {
	const byLength = [...mentions].sort((one, other) => other.name.length - one.name.length);
	const parts: MessagePart[] = [];
	let from = 0;
	for (let at = message.indexOf("@"); at !== -1; at = message.indexOf("@", at + 1)) {
		const mention = byLength.find(({ name }) => message.startsWith(name, at + 1) && endsAt(message, at + 1 + name.length));
		if (mention === undefined) continue;
		if (at > from) parts.push({ text: message.slice(from, at), mention: null });
		from = at + 1 + mention.name.length;
		parts.push({ text: message.slice(at, from), mention });
		at = from - 1;
	}
	if (from < message.length) parts.push({ text: message.slice(from), mention: null });
	return parts;
}

/** The mentions that the message really contains, each once. */
export function mentionedIn(message: string, mentions: readonly Mention[]): readonly Mention[] {
	const named = messageParts(message, mentions).flatMap(({ mention }) => mention ?? []);
	return [...new Map(named.map((mention) => [`${mention.kind} ${mention.id}`, mention])).values()];
}

/** Whether a name that ends here is not the beginning of a longer word. */
function endsAt(message: string, place: number): boolean {
	return !/^[\p{L}\p{N}]/u.test(message.slice(place, place + 2));
}
