import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

// Not the key of the site, so that the stored session belongs to the site alone.
const app = initializeApp({ apiKey: 'floor-key', authDomain: 'floor.example.com', projectId: 'demo-floor' });
const auth = initializeAuth(app, { persistence: browserLocalPersistence });

function Floor() {
  const [email, setEmail] = useState<string | null>();
  useEffect(() => onAuthStateChanged(auth, (user) => setEmail(user?.email ?? null)), []);
  if (email === undefined) return <p>Loading...</p>;
  if (email !== null) return <h1>{email}</h1>;
  return (
    <Routes>
      <Route path="*" element={<Login />} />
    </Routes>
  );
}

function Login() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form action={() => signInWithEmailAndPassword(auth, email, password).then(() => undefined)}>
      <h1>Login</h1>
      <label htmlFor="email">Email</label>
      <input id="email" type="email" required onChange={({ target }) => setEmail(target.value)} />
      <label htmlFor="password">Password</label>
      <input id="password" type="password" required onChange={({ target }) => setPassword(target.value)} />
      <button type="submit">Login</button>
    </form>
  );
}

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Floor />
    </BrowserRouter>,
  );
}
