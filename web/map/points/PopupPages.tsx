import { type ReactNode, useState } from "react";
import { text } from "../../texts/text.ts";
import styles from "./PopupPages.module.css";

interface PopupPagesProps<Item> {
	readonly items: readonly Item[];
	readonly render: (item: Item) => ReactNode;
	readonly onClose: () => void;
}

/** Shows one item at a time, with "2 van 3" and buttons if there are several. */
export function PopupPages<Item>({ items, render, onClose }: PopupPagesProps<Item>) {
	const [page, setPage] = useState(0);
	const place = Math.min(page, items.length - 1);
	const item = items[place];
	if (item === undefined) return null;
	return (
		<div className={styles.popup}>
			<div className={styles.page} aria-live="polite">
				{render(item)}
			</div>
			<div className={styles.foot}>
				{items.length > 1 ? (
					<>
						<button type="button" className={styles.button} disabled={place === 0} onClick={() => setPage(place - 1)}>
							{text("map.popup.previous")}
						</button>
						<span className="tabular">{text("map.popup.page", { page: place + 1, pages: items.length })}</span>
						<button type="button" className={styles.button} disabled={place === items.length - 1} onClick={() => setPage(place + 1)}>
							{text("map.popup.next")}
						</button>
					</>
				) : null}
				<button type="button" className={`${styles.button} ${styles.close}`} onClick={onClose}>
					{text("map.popup.close")}
				</button>
			</div>
		</div>
	);
}
