// Svelte 5 with runes everywhere: no component falls back to the older way by accident.
export default { compilerOptions: { runes: true } };
