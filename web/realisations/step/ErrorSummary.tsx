import type { Ref } from "react";
import type { FieldError } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import styles from "./ErrorSummary.module.css";
import { errorLine } from "./error-line.ts";
import { focusField } from "./focus-field.ts";

interface ErrorSummaryProps {
	readonly errors: readonly FieldError[];
	/** What takes the focus when an attempt to save is refused. */
	readonly frame: Ref<HTMLElement>;
	readonly labelOf: (path: string) => string;
}

/** Everything that stands in the way, in the order of the form, each a link to its field. Comes and goes while somebody types, so it never takes the focus by itself. */
export function ErrorSummary({ errors, frame, labelOf }: ErrorSummaryProps) {
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
