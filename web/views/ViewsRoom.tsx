import type { ListName } from "../../engine/index.ts";
import { hadViews } from "./had-views.ts";
import styles from "./ViewsRoom.module.css";

/** Reserves room for the views of a list that had some last time. */
export function ViewsRoom({ list }: { readonly list: ListName }) {
	return hadViews(list) ? <div className={styles.room} data-views /> : null;
}
