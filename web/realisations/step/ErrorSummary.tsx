import { useEffect, useRef } from "react";
import type { FieldError } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import styles from "./ErrorSummary.module.css";
import { errorLine } from "./error-line.ts";
import { focusField } from "./focus-field.ts";

interface ErrorSummaryProps {
	readonly errors: readonly FieldError[];
	/** Changes at every attempt to save; each time the summary takes the focus. */
	readonly attempt: number;
	readonly labelOf: (path: string) => string;
}

/** Everything that stands in the way, in the order of the form, each a link to its field. */
export function ErrorSummary({ errors, attempt, labelOf }: ErrorSummaryProps) {
	const frame = useRef<HTMLElement>(null);
	useEffect(() => {
		if (attempt > 0) frame.current?.focus();
	}, [attempt]);
	const count = errors.length;
	return (
		<section ref={frame} tabIndex={-1} className={styles.summary} aria-labelledby="error-summary">
			<h2 id="error-summary">
				{text("step.errors.title")} {text(count === 1 ? "step.errors.count.one" : "step.errors.count.other", { count })}
			</h2>
			<ul>
				{errors.map((error) => (
					<li key={`${error.path}:${error.message}`}>
						{error.path === "" ? (
							error.message
						) : (
							<a
								href={`#veld.${error.path}`}
								onClick={(event) => {
									event.preventDefault();
									focusField(error.path);
								}}
							>
								{errorLine(labelOf(error.path), error.message)}
							</a>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
