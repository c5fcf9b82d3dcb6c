import { type Ref, type RefObject, useContext, useEffect, useRef } from "react";
import type { FieldError } from "../../../../engine/index.ts";
import { ExplainMessageContext } from "../../../forms/form-environment.ts";
import { text } from "../../../texts/text.ts";
import styles from "./ErrorSummary.module.css";
import { focusField } from "./focus-field.ts";

interface ErrorSummaryProps {
	readonly errors: readonly FieldError[];
	/** Receives focus when an attempt to save is refused. */
	readonly frame: Ref<HTMLElement>;
	readonly labelOf: (path: string) => string;
}

/** All errors in form order, each linking to its field. It appears and disappears while typing, so it does not take focus by itself. */
export function ErrorSummary({ errors, frame, labelOf }: ErrorSummaryProps) {
	const count = errors.length;
	const explain = useContext(ExplainMessageContext);
	return (
		<section ref={frame} tabIndex={-1} className={styles.summary} aria-labelledby="error-summary">
			<h2 id="error-summary">
				{text("step.errors.title")} {text(count === 1 ? "step.errors.count.one" : "step.errors.count.other", { count })}
			</h2>
			<ul>
				{errors.map((error) => (
					<li key={`${error.path}:${error.message}`}>
						{error.path === "" ? (
							<>
								{error.message}
								{explain(error.message)}
							</>
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

/** "Straat: dit is een vereist veld." Without a label the message stands alone, as a sentence. */
function errorLine(label: string, message: string): string {
	return label === "" ? message : text("step.errors.line", { label, message });
}

/** Focuses the returned element when `attempts` goes up. Not when it is mounted, which a keystroke can cause. */
export function useRefusedFocus(attempts: number): RefObject<HTMLElement | null> {
	const frame = useRef<HTMLElement>(null);
	const told = useRef(attempts);
	useEffect(() => {
		if (attempts === told.current) return;
		told.current = attempts;
		frame.current?.focus();
	}, [attempts]);
	return frame;
}
