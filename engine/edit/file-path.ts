/** Longer than any file of a tenant. */
const longest = 200;

/** Whether it is the path of a file in a tenant's folder: with slashes, of ordinary names, and not out of the folder. */
export function isFilePath(path: string): boolean {
	return path.length <= longest && path.split("/").every((name) => /^[\p{L}\d_-][\p{L}\d_. -]*$/u.test(name) && !/[. ]$/.test(name));
}
