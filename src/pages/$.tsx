export { default } from '@/shell/UnknownAddress';
