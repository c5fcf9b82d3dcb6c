/** Asks once for every row and keeps the answer as long as the row is there: a keystroke does not ask again for 20,000 rows. */
export function keptPerRow<Row extends object, Answer>(ask: (row: Row) => Answer): (row: Row) => Answer {
	const answers = new WeakMap<Row, { readonly answer: Answer }>();
	return (row) => {
		const known = answers.get(row);
		if (known) return known.answer;
		const answer = ask(row);
		answers.set(row, { answer });
		return answer;
	};
}
